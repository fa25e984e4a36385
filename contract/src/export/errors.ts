import { final } from '../error.ts'

export const exportErrors = {
  'export-too-large': final(
    422,
    'Có hơn {mostText} dòng nên không xuất được một lần. Hãy thu hẹp khoảng thời gian hoặc bộ lọc.',
  ),
}
