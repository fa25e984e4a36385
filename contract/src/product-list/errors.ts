import { final } from '../error.ts'

export const productListErrors = {
  'group-name-taken': final(409, 'Nhóm "{name}" đã có.'),
  'group-in-use': final(409, 'Nhóm đang có {count} mặt hàng. Hãy chọn chuyển hàng sang nhóm nào.'),
  'place-was-counted': final(409, 'Đã có phiếu kiểm kho theo nhóm hoặc vị trí này nên không xóa được.'),
  'group-into-itself': final(422, 'Không chuyển một nhóm vào chính nó hay vào nhóm con của nó.'),
  'group-too-deep': final(422, 'Nhóm hàng chỉ có tối đa ba cấp.'),
  'manufacturer-name-taken': final(409, 'Hãng sản xuất "{name}" đã có.'),
  'manufacturer-in-use': final(409, 'Hãng này đang có {count} mặt hàng. Hãy chọn chuyển hàng sang hãng nào.'),
  'position-name-taken': final(409, 'Vị trí "{name}" đã có.'),
  'position-in-use': final(409, 'Vị trí này đang có {count} mặt hàng. Hãy chọn chuyển hàng sang vị trí nào.'),
}
