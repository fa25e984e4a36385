import type { Invoice } from '@quay/contract/e-invoice/shapes'

/** Whom an e-invoice is written to, in one line of the log: "Công ty Minh Tâm, MST 0312770607, 12 Lê Lợi". */
export function describeInvoice(invoice: Invoice | null): string | null {
  if (!invoice) return null
  if (!invoice.isTaken) return 'Không lấy hóa đơn'
  const { companyName, buyerName, taxCode, address, email } = invoice
  return [companyName, buyerName, taxCode && `MST ${taxCode}`, address, email].filter(Boolean).join(', ')
}
