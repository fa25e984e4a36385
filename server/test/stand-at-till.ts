import { randomBytes } from 'node:crypto'
import { newId } from '../src/db/new-id.ts'
import type { Person } from './app.ts'

let made = 0

/** Registers a till and lets the person's session work at it, where a PIN is a way in. Gives the till's id. */
export async function standAtTill(owner: Person, person: Person): Promise<string> {
  made++
  const [id, secret] = [newId(), randomBytes(32).toString('base64url')]
  const body = { id, branchId: owner.branchId, name: `Quầy số ${made}`, prefix: `T${made}`, secret }
  const { status } = await owner.post('device', body)
  const opened = await person.post('device/open', { token: `${id}.${secret}` })
  if (status !== 201 || opened.status !== 200) throw new Error(`No till: ${status}, ${JSON.stringify(opened.body)}`)
  return id
}
