import { hash } from '@node-rs/argon2';

/** OWASP's floor for Argon2id, the package's default kind. Hashing runs on threads of its own, off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), COST);
