import { z } from 'zod'
import { text } from '../field.ts'

/** Widths of a roll in millimetres; 72 and 48 of them can be printed on. */
export const receiptPapers = [80, 58] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

/** How the receipts of a branch look. Texts that are null are the store's. */
export const receiptSetting = z.strictObject({
  paper: z.literal([...receiptPapers], 'Khổ giấy là 80 hoặc 58 mm'),
  showLogo: z.boolean(),
  header: text(200).nullable(),
  footer: text(300).nullable(),
  returnPolicy: text(300).nullable(),
  /** The VAT contained in the total, by rate. */
  showTax: z.boolean(),
  /** Lot numbers and expiry under each line. */
  showLots: z.boolean(),
  /** The code that opens the bill's page. */
  showQr: z.boolean(),
  copies: z.int('Phải là số nguyên').min(1, 'Ít nhất 1 bản').max(3, 'Tối đa 3 bản'),
  /** Printed as soon as a sale is done, where the till does not say otherwise. */
  autoPrint: z.boolean(),
})
export type ReceiptSetting = z.output<typeof receiptSetting>

/** The look of a branch without settings of its own. */
export const ordinaryReceipt: ReceiptSetting = {
  paper: 80,
  showLogo: true,
  header: null,
  footer: null,
  returnPolicy: null,
  showTax: true,
  showLots: true,
  showQr: true,
  copies: 1,
  autoPrint: true,
}

/** What a printer of receipts needs: the branch's look with the store's texts and logo filled in. */
export const receiptTemplate = z.object({
  ...receiptSetting.shape,
  logo: z.string().nullable(),
  /** What the customer saved. */
  printsSaved: z.boolean().optional(),
})
export type ReceiptTemplate = z.output<typeof receiptTemplate>

/** What the store gives to all its branches' receipts; `logo` is the address of the picture. */
export const storeReceipt = z.object({
  receiptHeader: z.string().nullable(),
  receiptFooter: z.string().nullable(),
  returnPolicy: z.string().nullable(),
  logo: z.string().nullable(),
  usesVat: z.boolean(),
  usesLots: z.boolean(),
  printsSaved: z.boolean(),
})
export type StoreReceipt = z.output<typeof storeReceipt>
