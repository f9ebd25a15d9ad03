import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Hello } from './Hello';

const head = '<!doctype html><title>StyleX</title><link rel="stylesheet" href="stylex.css">';
writeFileSync('dist/index.html', `${head}${renderToString(<Hello />)}`);
