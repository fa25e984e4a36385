import { billAddresses } from '../../../api/bill-addresses.ts'
import { call } from '../../../api/client.ts'

/** Counts a print of a bill at the server; the same key is the same print. Gives the count. Throws without an answer. */
export async function countPrint(id: string, key: string): Promise<number> {
  const { printCount } = await call(billAddresses.reprint, { params: { id } }, { idempotencyKey: key })
  return printCount
}
