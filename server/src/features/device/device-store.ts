import { createHash } from 'node:crypto'
import type { Device } from '@quay/contract/device/shapes'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

export const deviceColumns = `
  d.id, d.branch_id, b.name as branch_name, d.name, d.prefix, d.paper, d.print, d.is_active::int as is_active,
  d.last_seen_at, d.last_seen_by, d.created_at, d.version`

export const fromDevices = 'from device d join branch b on b.store_id = d.store_id and b.id = d.branch_id'

/** One till of a branch of the caller's. Throws `not-found`. */
export async function readDevice(tx: Tx, actor: Actor, id: string): Promise<Device> {
  const [found] = await tx.query<Device>(
    `select ${deviceColumns} ${fromDevices} where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!found) throw new DomainError('not-found', { kind: 'device', id })
  return found
}

/** What the database keeps of a till's secret: 32 random bytes need no salt and no slow hash. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The till that a browser's token names, when its secret is the right one; retired ones too. */
export async function findByToken(
  tx: Tx,
  token: string,
): Promise<
  Pick<Device, 'id' | 'branchId' | 'name' | 'prefix' | 'paper' | 'print' | 'isActive' | 'lastSeenAt'> | undefined
> {
  const [id, secret = ''] = token.split('.')
  const [found] = await tx.query<Device>(
    `select ${deviceColumns} ${fromDevices} where d.store_id = $1 and d.id = $2 and d.secret_hash = $3`,
    [tx.storeId, id, hashOfSecret(secret)],
  )
  return found
}

/** Throws, beside the field, for the name of a till in use, or a prefix that was ever given. Case does not count. */
export async function refuseTakenDevice(
  tx: Tx,
  id: string,
  { name, prefix }: { name?: string | undefined; prefix?: string | undefined },
): Promise<void> {
  const [taken] = await tx.query<{ name: string; byPrefix: boolean }>(
    `select name, prefix = $4 as by_prefix from device where store_id = $1 and id <> $2
       and (prefix = $4 or (is_active and name_key(name) = name_key($3))) limit 1`,
    [tx.storeId, id, name ?? null, prefix ?? null],
  )
  if (taken?.byPrefix) throw refuseField('device-prefix-taken', 'prefix', { prefix: prefix!, name: taken.name })
  if (taken) throw refuseField('device-name-taken', 'name', { name: name! })
}

/** A till as the log shows it. */
export const describeDevice = ({ name, prefix, paper, print, branchName, isActive }: Omit<Device, 'version'>) => ({
  name,
  prefix,
  paper,
  printRoad: print?.road ?? null,
  printPrinter: print?.printerId ?? null,
  branch: branchName,
  isActive: isActive === 1,
})
