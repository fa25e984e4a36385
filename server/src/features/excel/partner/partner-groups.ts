import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { auditMany } from '../../../db/write/audit-many.ts'

interface Group {
  id: string
  name: string
}

/** Groups of customers or of suppliers by name, for files that name them. */
export interface PartnerGroups {
  of(name: string | null): Group | undefined
  /** Adds those that the store has not. */
  ensure(names: readonly string[]): Promise<void>
}

/** As the database compares names: without case. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** Reads the groups of the store. */
export async function loadPartnerGroups(tx: Tx, kind: 'customer' | 'provider'): Promise<PartnerGroups> {
  const table = `${kind}_group` as const
  const groups = await tx.query<Group>(`select id, name from ${table} where store_id = $1`, [tx.storeId])
  const byName = new Map(groups.map(group => [nameKey(group.name), group]))
  return {
    of: name => (name === null ? undefined : byName.get(nameKey(name))),
    async ensure(names) {
      const made: Group[] = []
      for (const name of names) {
        if (byName.has(nameKey(name))) continue
        const group = { id: newId(), name }
        byName.set(nameKey(name), group)
        made.push(group)
      }
      await tx.insert(table, made)
      await auditMany(
        tx,
        made.map(({ id, name }) => ({
          action: `${kind}-group.create` as const,
          subject: { kind: `${kind}-group`, id, code: name },
          after: { name },
        })),
      )
    },
  }
}
