import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** What PostgreSQL takes for new passwords by itself; the passwords here are random, so more would gain nothing. */
const iterations = 4096

/**
 * The form in which PostgreSQL keeps a password (RFC 5803): a statement that carries it says nothing of the password
 * to the server's log. Takes a password of plain ASCII.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`
}
