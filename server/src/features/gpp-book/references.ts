import { refersTo } from '../../reference.ts'

export const gppBookReferences = refersTo({
  product: { 'gpp_note.product_id': { onMerge: 'stays', word: 'dòng khiếu nại, ADR, thu hồi' } },
  employee: { 'gpp_note.created_by': null },
  branch: {
    'gpp_note.branch_id': { word: 'dòng khiếu nại, ADR, thu hồi' },
    'book_signature.branch_id': { word: 'ngày đã ký sổ' },
  },
})
