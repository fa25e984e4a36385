import type { PromotionConfig, PromotionConfigBody } from '@quay/contract/discount/config'
import type { SettingChange, SettingKey } from '@quay/contract/setting/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { itemOf } from '../setting/setting-queries.ts'
import { updateSetting } from '../setting/update-setting.ts'

/** The settings of the store that are about promotions: the store's own screen shows them too. */
const keys = {
  stackingDefault: 'promotionStacking',
  pickDefault: 'promotionPick',
  promoteMedicines: 'promoteMedicines',
  printSaved: 'printSaved',
} as const satisfies Record<Exclude<keyof PromotionConfig, 'version'>, SettingKey>

type Row = { key: string; value: unknown; version: number }

const rowsSql = 'select key, value, version from setting where store_id = $1 and key = any($2::text[]) order by key'

/** How the store uses promotions. */
export const readPromotionConfig = async (tx: Tx): Promise<PromotionConfig> =>
  configOf(await tx.query<Row>(rowsSql, [tx.storeId, Object.values(keys)]))

/** Changes what differs of it; each change has its row in the log. Throws `version-conflict`. */
export async function savePromotionConfig(
  tx: Tx,
  { version, ...wanted }: PromotionConfigBody,
): Promise<PromotionConfig> {
  const rows = await tx.query<Row>(`${rowsSql} for update`, [tx.storeId, Object.values(keys)])
  const before = configOf(rows)
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  for (const [field, key] of Object.entries(keys) as [keyof typeof keys, SettingKey][]) {
    const own = itemOf(
      key,
      rows.find(row => row.key === key),
    )
    if (own.value !== wanted[field])
      await updateSetting(tx, { key, value: wanted[field], version: own.version } as SettingChange)
  }
  const after = await readPromotionConfig(tx)
  if (after.version === version) await tx.audit('setting.update', null, undefined, undefined)
  return after
}

function configOf(rows: readonly Row[]): PromotionConfig {
  const held = (key: SettingKey) =>
    itemOf(
      key,
      rows.find(row => row.key === key),
    ).value
  const values = Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, held(key)]))
  return { ...values, version: rows.reduce((sum, row) => sum + row.version, 0) } as PromotionConfig
}
