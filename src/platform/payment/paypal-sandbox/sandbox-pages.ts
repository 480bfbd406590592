import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { approvePage, unknownOrderPage } from './approve-page.ts';
import { connectPage, isConnectCountry, unknownReferralPage } from './sales/connect-page.ts';
import { deskPage } from './sales/desk-page.ts';
import type { OpenSales } from './sales/open-sandbox-sales.ts';
import { saleApprovePage } from './sales/sale-approve-page.ts';
import { SALE_DEEDS } from './sales/sandbox-deeds.ts';
import { CONNECT_OUTCOMES, SELLER_DEEDS } from './sales/sandbox-sellers.ts';
import type { SandboxOrders } from './sandbox-orders.ts';

type Parts = {
  orders: SandboxOrders;
  sales: OpenSales;
  press: (orderId: string, button: string) => string | undefined;
};
type Asked = { path: string; searchParams: URLSearchParams; body: string };
type Page = { status: number; html: (nonce: string) => string; backTo?: string | undefined };

const APPROVE = '/checkoutnow';
const CONNECT = '/bizsignup/partner/entry';
const DESK = '/desk';

/** The pages for people. False: what was asked for is none of them. */
export function openSandboxPages(parts: Parts) {
  return (request: IncomingMessage, reply: ServerResponse, { path, searchParams, body }: Asked): boolean => {
    if (![APPROVE, CONNECT, DESK].includes(path)) return false;
    if (request.method === 'POST') takeForm(parts, request, reply, path, new URLSearchParams(body));
    else show(reply, findPage(parts, path, searchParams));
    return true;
  };
}

function findPage({ orders, sales }: Parts, path: string, asked: URLSearchParams): Page {
  if (path === DESK)
    return { status: 200, html: (nonce) => deskPage(sales.sales.orders(), sales.sales.sellers(), nonce) };
  if (path === CONNECT) {
    const seller = sales.findReferred(asked.get('referralToken') ?? '');
    if (!seller) return { status: 404, html: unknownReferralPage };
    return { status: 200, html: (nonce) => connectPage(seller, nonce), backTo: seller.returnUrl };
  }
  const id = asked.get('token') ?? '';
  const sale = sales.sales.find(id);
  if (sale) return { status: 200, html: (nonce) => saleApprovePage(sale, nonce), backTo: sale.returnUrl };
  const order = orders.find(id);
  if (!order) return { status: 404, html: unknownOrderPage };
  return { status: 200, html: (nonce) => approvePage(order, nonce), backTo: order.returnUrl };
}

/** The way back is a redirect of the form, so the page must allow it. */
function show(reply: ServerResponse, { status, html, backTo }: Page): void {
  const nonce = randomBytes(16).toString('base64');
  const back = backTo ? ` ${new URL(backTo).origin}` : '';
  reply.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
  });
  reply.end(html(nonce));
}

function takeForm(
  parts: Parts,
  request: IncomingMessage,
  reply: ServerResponse,
  path: string,
  form: URLSearchParams,
): void {
  // Whoever tries things out here wants nobody else's page to press the buttons.
  if (isFromElsewhere(request)) return void reply.writeHead(403).end();
  const location = follow(parts, path, form);
  if (location) reply.writeHead(303, { location }).end();
  else reply.writeHead(404).end();
}

function isFromElsewhere({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function follow({ sales, press }: Parts, path: string, form: URLSearchParams): string | undefined {
  if (path === APPROVE) return press(form.get('token') ?? '', form.get('button') ?? '');
  if (path === CONNECT) {
    const outcome = CONNECT_OUTCOMES.find((each) => each === form.get('button'));
    const country = form.get('country') ?? '';
    const given = isConnectCountry(country) ? { country } : {};
    return outcome && sales.sales.connect(form.get('referralToken') ?? '', outcome, given);
  }
  const deed = form.get('deed');
  const sale = sales.sales.find(form.get('order') ?? '');
  const saleDeed = SALE_DEEDS.find((each) => each === deed);
  const sellerDeed = SELLER_DEEDS.find((each) => each === deed);
  const reason = form.get('reason');
  if (sale && saleDeed) sales.sales.act(sale.id, saleDeed, reason === null ? {} : { reason });
  else if (sellerDeed) sales.sales.deal(form.get('seller') ?? '', sellerDeed);
  else return undefined;
  return DESK;
}
