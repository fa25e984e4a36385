import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

/** A medicine of the national list as the log names it, "893110493025 Tên"; null without one. Throws `not-found` beside the field. */
export async function medicineNameOf(tx: Tx, medicineId: string | null | undefined): Promise<string | null> {
  if (!medicineId) return null
  const [medicine] = await tx.query<{ name: string }>(
    `select registration_number || ' ' || name as name from medicine where id = $1`,
    [medicineId],
  )
  if (!medicine) throw refuseField('not-found', 'medicineId', { kind: 'medicine', id: medicineId })
  return medicine.name
}
