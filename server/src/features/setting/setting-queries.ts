import { type SettingItem, type SettingKey, settingKeys, settingOf } from '@quay/contract/setting/shapes'
import type { Tx } from '../../db/connection/transaction.ts'

/** Every setting as it holds now, in the order of the table. */
export async function listSettings(tx: Tx): Promise<SettingItem[]> {
  const rows = await tx.query<{ key: string; value: unknown; version: number }>(
    'select key, value, version from setting where store_id = $1',
    [tx.storeId],
  )
  const stored = new Map(rows.map(row => [row.key, row]))
  return settingKeys.map(key => itemOf(key, stored.get(key)))
}

/** One setting from its row; without a row it has its default. */
export const itemOf = (key: SettingKey, row: { value: unknown; version: number } | undefined): SettingItem => ({
  key,
  value: settingOf(key, row?.value),
  version: row?.version ?? 0,
})
