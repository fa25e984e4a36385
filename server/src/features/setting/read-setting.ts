import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'

/** A setting of the store as its schema reads it; the fallback where the store never chose, or chose something no longer valid. */
export async function readSetting<S extends z.ZodType>(
  tx: Tx,
  key: string,
  schema: S,
  fallback: z.output<S>,
): Promise<z.output<S>> {
  const [row] = await tx.query<{ value: unknown }>('select value from setting where store_id = $1 and key = $2', [
    tx.storeId,
    key,
  ])
  const parsed = row ? schema.safeParse(row.value) : undefined
  return parsed?.success ? parsed.data : fallback
}
