import { randomBytes } from 'node:crypto'
import { withOwner } from '../server/src/db/connection/pool.ts'

export interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** With DATABASE_URL, an empty database on that server; undefined where the embedded one is used. */
export async function ownDatabase(): Promise<OwnDatabase | undefined> {
  const address = process.env.DATABASE_URL
  if (!address) return undefined
  const name = `quay_e2e_${randomBytes(6).toString('hex')}`
  const maintain = (statement: string) =>
    withOwner({ connectionString: address }, async owner => void (await owner.query(statement)))
  await maintain(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => maintain(`drop database ${name} with (force)`) }
}
