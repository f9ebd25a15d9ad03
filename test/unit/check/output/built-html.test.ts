import { expect, test } from 'vitest';
import { readBuiltPage } from '../../../../src/check/output/built-html.ts';

test('a page is read with its head, headings, ids, links and assets', () => {
  const page = readBuiltPage(`<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title>
    <meta name="description" content="What it is"><meta property="robots" content="noindex, follow">
    <meta property="og:image" content="https://x.y/cover.png">
    <link rel="canonical" href="https://x.y/a/"><link rel="stylesheet" href="/a.css">
    <meta http-equiv="Content-Security-Policy" content="img-src 'self'">
    <link rel="preconnect" href="https://z.y"></head>
    <body><main id="m"><h1>One <img src="/1.png" srcset="/1.png 1x, /2,0.png 2x" alt="picture"></h1>
    <a href="/b/">to <b>b</b></a><a name="old"></a></main></body></html>`);
  expect(page).toEqual({
    title: 'A & B',
    description: 'What it is',
    noindex: true,
    canonical: 'https://x.y/a/',
    canonicalCount: 1,
    headingTexts: ['One picture'],
    mainCount: 1,
    appScriptCount: 0,
    ids: new Set(['m', 'old']),
    duplicateIds: new Set(),
    links: ['https://x.y/a/', '/b/'],
    assets: ['https://x.y/cover.png', '/a.css', '/1.png', '/1.png', '/2,0.png'],
    machineAddresses: [],
    inlineStyles: [],
    inlineHandlers: [],
    policy: "img-src 'self'",
  });
});

test.each([
  ['<meta name="ROBOTS" content="None">', { noindex: true }],
  ['<meta name="description" content="About noindex">', { noindex: false }],
  ['<meta name="description" content=" ">', { description: '' }],
  ['<div role="main"></div>', { mainCount: 1 }],
  [
    '<title>A</title><title>B</title><meta name="description" content="A"><meta name="description" content="B">',
    { title: 'A', description: 'A' },
  ],
  [
    '<meta http-equiv="refresh" content="0.5, URL=/a/"><meta http-equiv="refresh" content="0;url=/b/">',
    { refresh: '/a/' },
  ],
])('the page %s is read as %j', (html, read) => {
  expect(readBuiltPage(html)).toMatchObject(read);
});

test.each([
  ...['stylesheet', 'icon', 'apple-touch-icon', 'mask-icon', 'manifest'],
  ...['preload', 'modulepreload', 'prefetch', 'Alternate StyleSheet'],
])('a <link> of kind "%s" loads a file', (rel) => {
  const { assets, links } = readBuiltPage(`<link rel="${rel}" href="/a">`);
  expect([assets, links]).toEqual([['/a'], []]);
});

test('a <link> that only prepares a connection has no address, another one is a link', () => {
  const page = readBuiltPage(
    '<link rel="preconnect" href="/a"><link rel="DNS-prefetch" href="/b"><link rel="next" href="/c">',
  );
  expect([page.assets, page.links]).toEqual([[], ['/c']]);
});

test('links are found in forms, image maps, noscript and a refresh', () => {
  const { links, refresh } = readBuiltPage(`<meta http-equiv="Refresh" content="0; URL='/to/'">
    <form action="/search/"><button formaction="/other/">Go</button>
    <input formaction="/third/"></form>
    <map><area href="/area/" alt="x"></map><noscript><a href="/plain/">Plain</a></noscript>`);
  expect(links).toEqual(['/to/', '/search/', '/other/', '/third/', '/area/', '/plain/']);
  expect(refresh).toBe('/to/');
});

test('assets are found in media, drawings, scripts and preloads', () => {
  const { assets } = readBuiltPage(`<link rel="preload" imagesrcset="/p.png 2x" href="/p.avif">
    <script src="/s.js"></script><video src="/v.mp4" poster="/v.png"><track src="/t.vtt"></video>
    <picture><source srcset="/a.avif, /b.avif 2x"><img src="/a.png"></picture>
    <meta property="Twitter:Image" content="/c.png">
    <svg><use href="#icon"></use><image xlink:href="/i.png"/></svg><object data="/o.svg"></object>`);
  expect(assets).toEqual([
    '/p.avif',
    '/p.png',
    '/s.js',
    '/v.mp4',
    '/v.png',
    '/t.vtt',
    '/a.avif',
    '/b.avif',
    '/a.png',
    '/c.png',
    '#icon',
    '/i.png',
    '/o.svg',
  ]);
});

test('the title of a drawing is not the title of the page', () => {
  const page = readBuiltPage('<body><svg><title>Logo</title></svg></body>');
  expect(page.title).toBe('');
});

test('the text of a heading is its accessible name', () => {
  const { headingTexts } = readBuiltPage(`<h1 aria-label="StyleX"><svg></svg></h1>
    <h1><svg aria-hidden="true"><title>Arrow</title></svg></h1><h1><svg><title>Drawn</title></svg></h1>
    <h1 hidden>Gone</h1>`);
  expect(headingTexts).toEqual(['StyleX', '', 'Drawn', '']);
});

test('broken HTML is read as a browser reads it', () => {
  const { links, headingTexts } = readBuiltPage('<h1>A<p><a href=/b/>b<div></h1><a href="/c/">c');
  expect(links).toContain('/c/');
  expect(headingTexts).toHaveLength(1);
});

test('the content of a template is not part of the page', () => {
  const page = readBuiltPage(`<template><template></template><a href="/no/">x</a>
    <p id="no" style="top:0"></p></template>
    <h1>A<template>hidden</template></h1><a href="/yes/">y</a>`);
  expect([page.links.length, page.ids.size, page.inlineStyles.length]).toEqual([1, 0, 0]);
  expect(page.headingTexts).toEqual(['A']);
});

test('the text of a heading leaves out hidden parts and includes labels', () => {
  const { headingTexts } = readBuiltPage(`<h1><svg><path aria-hidden="true"/><title>Drawn</title>
      </svg> <b aria-label="label">x</b><br> <span hidden>no</span><script>no()</script> end</h1>
    <h1><b aria-hidden="true" aria-label="no">no <i aria-label="no">no</i><img alt="no"></b>
      <style>no{}</style><template>no</template><b aria-label=" ">shown</b></h1>
    <div hidden><h1>in a hidden part &lt; &hellip;</h1></div>`);
  expect(headingTexts).toEqual(['Drawn label end', 'shown', 'in a hidden part < …']);
});

test('character references are read in texts and in attributes', () => {
  const page = readBuiltPage(`<title>&lt;main> &amp; &#x27;more&#39;</title>
    <a id="&quot;a&quot;" href="/?a=1&amp;b=2&copy=3">a &lt; b &hellip;</a>`);
  expect(page.title).toBe("<main> & 'more'");
  expect(page.links).toEqual(['/?a=1&b=2&copy=3']);
  expect([...page.ids]).toEqual(['"a"']);
});

test('element and attribute names are read in any letter case', () => {
  const page = readBuiltPage(`<H1 ID="a">A</h1><IMG srcSet="/a.png 2x" onError="x()">
    <BUTTON formAction="/b/">B</BUTTON>`);
  expect(page.headingTexts).toEqual(['A']);
  expect(page.assets).toEqual(['/a.png']);
  expect(page.inlineHandlers).toEqual(['<img onerror>']);
  expect(page.links).toEqual(['/b/']);
});

test('the files that the boot script of a page loads are its assets', () => {
  const { assets } = readBuiltPage(
    '<script type="module" src="/b.js" data-app="/a.js" data-payload="/p.txt">' +
      '</script><script data-payload="/other.txt"></script>',
  );
  expect(assets).toEqual(['/b.js', '/a.js', '/p.txt']);
});
