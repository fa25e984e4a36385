import {
  ordinaryReceipt,
  type ReceiptSetting,
  type ReceiptTemplate,
  type StoreReceipt,
} from '@quay/contract/bill/receipt'

/**
 * How a branch prints: its own look or the ordinary one, with the store's texts where it has none. It prints tax only if
 * the store uses VAT and lots only if the store uses lots, even if the look asks for them.
 */
export function receiptTemplate(own: ReceiptSetting | null, store: StoreReceipt): ReceiptTemplate {
  const look = own ?? ordinaryReceipt
  return {
    ...look,
    showTax: look.showTax && store.usesVat,
    showLots: look.showLots && store.usesLots,
    printsSaved: store.printsSaved,
    header: look.header ?? store.receiptHeader,
    footer: look.footer ?? store.receiptFooter,
    returnPolicy: look.returnPolicy ?? store.returnPolicy,
    logo: look.showLogo ? store.logo : null,
  }
}
