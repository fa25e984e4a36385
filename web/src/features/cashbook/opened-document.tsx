import type { Address } from '../../list/filter.ts'
import TransferDialog from './task/transfer-dialog.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

/** Documents that have a page of their own, by kind. */
export const pageOf: Readonly<Record<string, string>> = {
  bill: '/transactions/bill',
  shift: '/cashbooks/shift',
  inbound: '/products/import',
}

type OpenedDocumentProps = { query: Address; show: (patch: Address) => void }

/** The document that the address of the cash book names: a receipt, a payment, money between funds. */
export function OpenedDocument({ query: { voucher, transfer }, show }: OpenedDocumentProps) {
  if (voucher) return <VoucherDialog key={voucher} id={voucher} onClose={() => show({ voucher: undefined })} />
  if (transfer) return <TransferDialog key={transfer} id={transfer} onClose={() => show({ transfer: undefined })} />
  return null
}
