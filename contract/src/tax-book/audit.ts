import { auditIn } from '../audit.ts'

export const taxBookAudit = auditIn('tax', { 'tax-book.print': 'In sổ kế toán' })
