import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { readSetting } from '../setting/read-setting.ts'

/** A store that does without VAT takes none beside its goods either. Throws `vat-not-used`. */
export async function refuseUnusedVat(tx: Tx, vatRate: number): Promise<void> {
  if (vatRate > 0 && !(await readSetting(tx, 'useVat'))) throw refuseField('vat-not-used', 'vatRate')
}
