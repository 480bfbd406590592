type Details = {
  email: string;
  token: string;
  is_active: number;
  subscription_type: number;
  device_pass?: string;
};
export type LoginAnswer = {
  success: number;
  message?: string;
  fields?: Record<string, string[]>;
  reason?: string;
  loginDetails?: Details;
};

export async function post(path: string, data: object): Promise<Response> {
  return fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': cookie('token') ?? '' },
    body: JSON.stringify({ data }),
  });
}

export function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

/** The frame has a logout form exactly when the server knew who was asking. */
export const isPageSignedIn = (): boolean => document.querySelector('form[action="/logout"]') !== null;

export const neverChosePlan = ({ is_active, subscription_type }: Details): boolean =>
  is_active === 0 && subscription_type === 0;
