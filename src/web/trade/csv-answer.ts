/** A CSV file that the browser saves under this name. */
export const csvAnswer = (name: string, body: string | ReadableStream): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${toPlainName(name)}"`,
    },
  });

/** Letters that every machine takes in the name of a file. */
const toPlainName = (name: string): string => name.replaceAll(/[^\w .()-]/g, '-').slice(0, 100);
