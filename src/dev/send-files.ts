import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** @param onMissing called if there is no such file, with nothing sent */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  onMissing: () => void,
) => void;

/**
 * Sends files of a folder, which may change at any time.
 * @param extensions what the name of a file may lack, such as `html`
 * @returns a function that takes the decoded path of a file, with a slash at its start
 */
export function sendFiles(folder: string, extensions: string[] = []): SendFile {
  const send = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions,
    setHeaders: (response, file) => {
      const type = textTypes[path.extname(file)];
      if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
    },
  });
  return (request, response, file, onMissing) => {
    // Its own parser of addresses would leave some characters encoded, such as the `#` of `c#.html`.
    const pathname = file.replaceAll('%', '%25');
    Object.assign(request, { _parsedUrl: { raw: request.url, pathname } });
    if (!isPlainRange(request)) delete request.headers.range;
    // A file may vanish after it was found, and a visitor may leave before its end.
    response.once('pipe', (source) => {
      source.on('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    send(request, response, onMissing);
  };
}

/** Whether a range is one that sirv reads right; of others, the whole file is a correct answer. */
function isPlainRange({ headers }: IncomingMessage): boolean {
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isForward = end === '' || (Number(end) > 0 && Number(end) >= Number(start));
  return start !== '' && isForward && headers['if-range'] === undefined;
}

/** The types of files that don't name their own encoding. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
};
