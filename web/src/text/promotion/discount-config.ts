export const discountConfigText = {
  title: 'Thiết lập khuyến mại',
  open: 'Thiết lập',
  stacking: 'Cách gộp của chương trình mới',
  defaultHint: 'Chương trình mới bắt đầu bằng lựa chọn này, từng chương trình vẫn đổi được.',
  printSaved: 'In số tiền khách tiết kiệm trên hóa đơn',
  printSavedHint: 'Hóa đơn in ra ghi khách đã được giảm bao nhiêu.',
  promoteMedicines: 'Khuyến mại cả thuốc',
  law: 'Luật không cho khuyến mại thuốc cho người dùng (Luật Dược điều 6, Nghị định 81/2018 điều 5). Chỉ bật khi cửa hàng có căn cứ; nhật ký ghi lại ai bật.',
}
