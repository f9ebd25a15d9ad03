import './stylex.css';
import { createApp } from 'vue';
import Hello from './Hello.vue';

createApp(Hello).mount('#root');
