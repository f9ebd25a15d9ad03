import './stylex.css';
import { mount } from 'svelte';
import Hello from './Hello.svelte';

mount(Hello, { target: document.getElementById('root')! });
