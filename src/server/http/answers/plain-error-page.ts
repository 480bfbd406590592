import { findErrorWords } from '#rules/error-words.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';

type PlainError = {
  status: number;
  message: string;
  requestId: string;
  site: { brand: string; email: string };
};

/**
 * The page for when no page can be made: no database, no script, no file is asked for. It keeps the colours of the
 * house, and names the request, so that whoever writes to us can be helped.
 */
export function plainErrorPage({ status, message, requestId, site }: PlainError): string {
  const title = findErrorWords(status)?.title ?? 'That did not work';
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(`Error ${requestId}`)}`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: ${escapeHtml(title)} – ${escapeHtml(site.brand)}</title>
<style>${ERROR_PAGE_STYLE}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(site.brand)}</p>
<p class="status" aria-hidden="true">${status}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p>Go to the <a href="/">home page</a>, see <a href="/all-ads">all ads</a>, or <a href="${escapeHtml(mail)}">write to us</a>.</p>
<p class="id">If you write, name this number: <code>${escapeHtml(requestId)}</code></p>
</main>
</body>
</html>
`;
}

/** Known to the policy of this page by its hash. */
export const ERROR_PAGE_STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf6ee,#17110e);color:light-dark(#241915,#f6ede2);font:400 17px/1.55 system-ui,sans-serif;border-top:12px solid #f0ae2e}
main{max-width:36rem;margin:0 auto;padding:10vh 20px 20px;overflow-wrap:anywhere}
h1{margin:0 0 8px;font:700 2rem/1.15 Georgia,serif}
p{margin:0 0 16px}
a{color:light-dark(#8e2f1b,#f09b7e)}
.brand{font:700 1.4rem/1 Georgia,serif}
.status{display:inline-block;padding:8px 16px;border:1px solid light-dark(#d9c08a,#5a4730);border-radius:4px;background:light-dark(#f7ebcd,#2b2117);font:700 1.3rem/1.2 Georgia,serif}
.id{color:light-dark(#5c4a40,#d0bfb0);font-size:.9rem}`;
