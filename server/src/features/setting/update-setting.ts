import { type SettingChange, type SettingItem, settings } from '@quay/contract/setting/shapes'
import { describeSetting } from '@quay/domain/setting/describe-setting'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { itemOf } from './setting-queries.ts'

/**
 * Changes one setting; every later call reads it anew. Throws `version-conflict` with the setting as it is, also when
 * two choose for the first time at once: the second insert is refused, and the request runs again and finds the row.
 */
export async function updateSetting(tx: Tx, { key, value, version }: SettingChange): Promise<SettingItem> {
  const [row] = await tx.query<{ id: string; value: unknown; version: number }>(
    'select id, value, version from setting where store_id = $1 and key = $2 for update',
    [tx.storeId, key],
  )
  const before = itemOf(key, row)
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  const id = row?.id ?? newId()
  const after = { key, value, version: version + 1 }
  if (row)
    await tx.query('update setting set value = $3, version = $4 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      JSON.stringify(value),
      after.version,
    ])
  else await tx.insert('setting', [{ id, key, value: JSON.stringify(value), version: after.version }])
  const { label } = settings[key]
  const inWords = (item: SettingItem) => ({ [label]: describeSetting(key, item.value) })
  await tx.audit('setting.update', { kind: 'setting', id, code: label }, inWords(before), inWords(after))
  return after
}
