/**
 * SQL of what of the VAT `vat` a branch owes: all of it where the branch deducted when the bill, line or return was posted, else nothing
 * (docs/decisions/2026-11-28-output-vat.md). `of` names the row in the statement, as "b."; đồng.
 */
export const outputVatSql = (of: string, vat: string): string => `case when ${of}deducts_vat then ${vat} else 0 end`
