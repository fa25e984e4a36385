import { entryKinds } from '../entry-kinds.ts'

export const inboundReturnKinds = entryKinds({
  // Goods that go back to the provider.
  INBOUND_RETURN: { name: 'Trả hàng nhập', moved: 'trả nhà cung cấp', place: 'givenBack' },
  INBOUND_RETURN_CANCEL: {
    name: 'Hủy phiếu trả hàng nhập',
    moved: 'hủy phiếu trả nhà cung cấp, nhận lại',
    place: 'givenBack',
  },
})
