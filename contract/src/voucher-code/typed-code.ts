import { text } from '../field.ts'

// Apart from the other shapes, because a till that opens needs no more of them.

/** A code as the customer or the cashier types it: letters, digits, dashes. */
export const voucherText = text(30, 1).regex(/^[A-Za-z\d][A-Za-z\d -]*$/, 'Mã chỉ gồm chữ không dấu, số và dấu gạch')

/** Why a code cannot be used. */
export const codeRefusals = [
  'code-unknown',
  'code-not-issued',
  'code-used',
  'code-expired',
  'code-cancelled',
  'code-of-other',
] as const
