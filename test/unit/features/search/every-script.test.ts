import { expect, test } from 'vitest';
import { asker, find, page } from './small-index.ts';

/** A page below a short address, since titles in other scripts have none. */
const named = (name: string, title: string, ...lines: string[]) => ({
  ...page(title, ...lines),
  path: `/docs/${name}/`,
});

/** The marked texts of the first hit. */
async function marksOf(text: string, query: string): Promise<string[]> {
  const { hits } = await asker([named('a', 'Words', text)])({ query });
  return (hits[0]?.snippet ?? []).filter(({ marked }) => marked).map((run) => run.text);
}

const pages = [
  named(
    'ja',
    '日本語の設定ガイド',
    'このページでは認証トークンの有効期限を設定する方法を説明します。値',
    '## 環境変数',
    'データベース接続文字列は環境変数で指定します。APIキーも使えます。',
  ),
  named('zh', '中文指南', '请求配置可以在全局设置。错误处理请参考这里。'),
  named('ko', '시작하기', '설정을 변경하려면 환경변수를 사용하세요. 값은 여기에 있습니다.'),
  named('th', 'คู่มือ', 'การตั้งค่าเซิร์ฟเวอร์ทำได้ง่าย'),
  named('hi', 'हिन्दी गाइड', 'यह दस्तावेज़ विन्यास बताता है'),
  named('ar', 'الدليل', 'كَتَبَ مُحَمَّدٌ الكِتَاب'),
  named('he', 'מדריך', 'שָׁלוֹם עולם'),
  named('start', 'Start', 'Hello.'),
];

test.each([
  ['認証', 'ja/'],
  ['トークン', 'ja/'],
  ['ﾄｰｸﾝ', 'ja/'],
  ['認証トークン', 'ja/'],
  ['有効期限', 'ja/'],
  ['値', 'ja/'],
  ['期限の設定方法', 'ja/'],
  ['接続文字列', 'ja/#環境変数'],
  ['環境変数', 'ja/#環境変数'],
  ['API', 'ja/#環境変数'],
  ['ＡＰＩキー', 'ja/#環境変数'],
  ['配置', 'zh/'],
  ['全局设置', 'zh/'],
  ['如何修改全局设置', 'zh/'],
  ['설정', 'ko/'],
  ['환경', 'ko/'],
  ['변수', 'ko/'],
  ['값', 'ko/'],
  ['ตั้งค่า', 'th/'],
  ['เซิร์ฟเวอร์', 'th/'],
  ['विन्यास', 'hi/'],
  ['हिन्दी', 'hi/'],
  ['محمد', 'ar/'],
  ['مُحَمَّد', 'ar/'],
  ['الكتاب', 'ar/'],
  ['שלום', 'he/'],
])(
  '%s finds its page alone, in scripts without spaces, with endings, marks or points',
  async (query, address) => {
    const [first, ...others] = await find(pages, query);
    expect(decodeURIComponent(first ?? '')).toBe(address);
    expect(others.filter((other) => !other.startsWith(first?.split('#')[0] ?? ''))).toEqual([]);
  },
);

test.each(['画像', '图片', 'サーバー', '東京都', '이미지', 'รูปภาพ', 'चित्र', 'صورة', 'תמונה'])(
  '%s, which no page has, finds nothing',
  async (query) => {
    expect(await find(pages, query)).toEqual([]);
  },
);

test('a title of few characters comes before longer ones that contain it', async () => {
  const titles = [named('long', '設定ガイドの一覧', 'x'), named('short', '設定', 'x')];
  expect(await find(titles, '設定')).toEqual(['short/', 'long/']);
});

const spellings: [query: string, ...pages: string[]][] = [
  ['resume', 'résumé'],
  ['strasse', 'Straße'],
  ['api', 'ＡＰＩ'],
  ['smorrebrod', 'Smørrebrød'],
  ['lodz', 'Łódź'],
  ['isik', 'ışık'],
  ['еще', 'ещё'],
  ['λογος', 'λόγος'],
  ['creme', 'crème'.normalize('NFD')],
  ['duong', 'đường'],
];

test.each(spellings)('%s finds %s, and each its own spelling first', async (plain, accented) => {
  const both = [named('accented', `A ${accented}`, 'x'), named('plain', `A ${plain}`, 'x')];
  expect(await find(both, plain)).toEqual(['plain/', 'accented/']);
  expect(await find(both.toReversed(), accented)).toEqual(['accented/', 'plain/']);
});

test('marks that make other letters are not left out', async () => {
  expect(await find([named('a', 'かき', 'x')], 'がき')).toEqual([]);
  expect(await find([named('a', 'की', 'x')], 'कू')).toEqual([]);
});

const names = [
  named('cafe', 'Café rules', 'How we name things: flags first.'),
  named('r', 'R package', 'x'),
  named('cpp', 'C++ bindings', 'Or C/C++.'),
  named('cs', 'C# bindings', 'x'),
  named('fs', 'Functions', 'Written in F#.'),
  named('net', '.NET', 'x'),
  named('options', 'Options', 'Run -x or --flag of @scope/x.', '    tool -p'),
  named('c', 'C', 'x'),
  named('v', 'Others', 'Translated to V.'),
];

test.each([
  ['C++', 'cpp/'],
  ['c++', 'cpp/'],
  ['C#', 'cs/'],
  ['C', 'c/'],
  ['R', 'r/'],
  ['r', 'r/'],
  ['r package', 'r/'],
  ['V', 'v/'],
  ['F#', 'fs/'],
  ['.NET', 'net/'],
  ['.net', 'net/'],
  ['--flag', 'options/'],
  ['-x', 'options/'],
  ['-p', 'options/'],
  ['@scope/x', 'options/'],
])('%s finds the page of that name first', async (query, first) => {
  expect((await find(names, query))[0]).toBe(first);
});

test.each([
  ['C++', 'cafe/'],
  ['C#', 'cafe/'],
  ['F#', 'cafe/'],
])('%s does not find words that start with its letter', async (query, other) => {
  expect(await find(names, query)).not.toContain(other);
});

test.each([
  ['In der Straße wohnen', 'strasse', ['Straße']],
  ['Die Smørrebrød essen', 'smorre', ['Smørre']],
  ['Un résumé court'.normalize('NFD'), 'resume', ['résumé'.normalize('NFD')]],
  ['كَتَبَ مُحَمَّدٌ الكتاب', 'محمد', ['مُحَمَّدٌ']],
  ['これはﾄﾞｷｭﾒﾝﾄです', 'ドキュメント', ['ﾄﾞｷｭﾒﾝﾄ']],
  ['認証と認証', '認証', ['認証', '認証']],
  ['ＡＰＩを使う', 'api', ['ＡＰＩ']],
  ['Uses C++ here', 'c++', ['C++']],
  ['ทำงานและทำ', 'ทำ', ['ทำ', 'ทำ']],
])('in "%s" the query %s marks what was typed', async (text, query, marks) => {
  expect(await marksOf(text, query)).toEqual(marks);
});

test('a long text without spaces is cut around what was found', async () => {
  const text = `${'これはとても長い文です'.repeat(30)}認証${'さらに続きます'.repeat(30)}`;
  const { hits } = await asker([named('a', 'Words', text)])({ query: '認証', words: 15 });
  const shown = hits[0]?.snippet.map((run) => run.text).join('') ?? '';
  expect(shown).toContain('認証');
  expect(shown.length).toBeLessThan(40);
});

test('a letter of nothing but fillers finds nothing, and ends', async () => {
  expect(await find(pages, '\u3164')).toEqual([]);
  expect(await find(pages, '\ufdfa')).toEqual([]);
});
