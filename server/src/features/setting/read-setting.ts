import { type SettingKey, type SettingValue, settingOf } from '@quay/contract/setting/shapes'
import type { Tx } from '../../db/connection/transaction.ts'

/** What the store has chosen, or the setting's fallback. */
export async function readSetting<Key extends SettingKey>(
  tx: Pick<Tx, 'storeId' | 'query'>,
  key: Key,
): Promise<SettingValue<Key>> {
  const [row] = await tx.query<{ value: unknown }>('select value from setting where store_id = $1 and key = $2', [
    tx.storeId,
    key,
  ])
  return settingOf(key, row?.value)
}
