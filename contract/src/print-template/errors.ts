import { final } from '../error.ts'

export const printTemplateErrors = {
  'template-kind-differs': final(422, 'Mẫu in không đúng loại phiếu.'),
}
