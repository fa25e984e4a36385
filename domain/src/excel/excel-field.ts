import type { ExcelKind } from '@quay/contract/excel/shapes'

/** A column that files may have, and by which titles it is recognised. */
export interface ExcelField {
  name: string
  /** As our own files call it. */
  title: string
  /** Other titles, in the form of `headerKey`; the first is the best where a file has several of them. */
  also?: readonly string[]
  /** Numbered columns: ĐVT, ĐVT 2…; Lô 1, Lô 2…. The field is then `unit`, `unit.2`… */
  repeats?: true
  /** Without such a column a file of this kind is not read. */
  isNeeded?: true
  /** Of what a store may do without: then our own files do not have it. */
  needs?: 'vat' | 'lots' | 'points'
  /** In characters. */
  width?: number
  /** What our template shows beneath the title. */
  example?: string | number
}

const code: ExcelField = {
  name: 'code',
  title: 'Mã hàng',
  also: ['masanpham', 'masp', 'mahanghoa', 'mahh'],
  width: 14,
  example: 'HH001',
}
const unit: ExcelField = {
  name: 'unit',
  title: 'ĐVT',
  also: ['donvitinh', 'donvile', 'donvi'],
  repeats: true,
  width: 10,
}
const baseCode: ExcelField = { name: 'baseCode', title: 'Mã ĐVT Cơ bản', width: 14 }
const price: ExcelField = { name: 'price', title: 'Giá bán', also: ['giabanle', 'price'], repeats: true, width: 12 }
const lots: readonly ExcelField[] = [
  { name: 'lotNumber', title: 'Lô', also: ['solo'], repeats: true, needs: 'lots', width: 12, example: 'A12' },
  {
    name: 'expiry',
    title: 'Hạn sử dụng',
    also: ['hsd', 'handung'],
    repeats: true,
    needs: 'lots',
    width: 13,
    example: '31/12/2028',
  },
  {
    name: 'lotQuantity',
    title: 'Tồn',
    also: ['soluonglo', 'tonlo'],
    repeats: true,
    needs: 'lots',
    width: 9,
    example: 100,
  },
]
const stock: ExcelField = {
  name: 'stock',
  title: 'Tồn kho',
  also: ['sodudauky', 'tondauky', 'soluongton', 'soluong'],
  width: 10,
  example: 100,
}
const cost: ExcelField = {
  name: 'cost',
  title: 'Giá vốn',
  also: ['giadauky', 'gianhap', 'dongianhap'],
  width: 12,
  example: 800,
}

const product: readonly ExcelField[] = [
  code,
  {
    name: 'name',
    title: 'Tên hàng',
    also: ['tenthuoc', 'tensanpham', 'tenhanghoa', 'name'],
    width: 40,
    isNeeded: true,
    example: 'Paracetamol 500mg',
  },
  { name: 'shortName', title: 'Tên viết tắt', width: 18 },
  { name: 'type', title: 'Loại hàng', width: 12, example: 'Thuốc' },
  {
    name: 'group',
    title: 'Nhóm hàng',
    also: ['nhomhang3cap', 'nhomthuoc', 'group'],
    width: 26,
    example: 'Thuốc không kê đơn>>Giảm đau',
  },
  { ...unit, example: 'Viên' },
  { ...price, example: 1200 },
  { name: 'barcode', title: 'Mã vạch', also: ['barcode'], repeats: true, width: 16, example: '8930000000017' },
  { name: 'ratio', title: 'Quy đổi', repeats: true, width: 9 },
  {
    name: 'points',
    title: 'Điểm mỗi ĐVT',
    also: ['diemmoidonvi', 'diemhang', 'sodiem'],
    repeats: true,
    needs: 'points',
    width: 9,
  },
  baseCode,
  { name: 'isPrescription', title: 'Thuốc kê đơn', also: ['kedon', 'rxclass'], width: 10, example: 0 },
  {
    name: 'registrationNumber',
    title: 'Số đăng ký',
    also: ['sodk', 'sdk', 'regno'],
    width: 18,
    example: '893100000024',
  },
  { name: 'nationalCode', title: 'Mã thuốc quốc gia', also: ['maqg', 'mathuoc'], width: 16 },
  {
    name: 'activeIngredient',
    title: 'Hoạt chất',
    also: ['activeingredients', 'activeingredient'],
    width: 24,
    example: 'Paracetamol',
  },
  { name: 'strength', title: 'Hàm lượng', width: 14, example: '500mg' },
  {
    name: 'manufacturer',
    title: 'Hãng sản xuất',
    also: ['hangsx', 'nhasanxuat', 'thuonghieu', 'maker'],
    width: 24,
  },
  { name: 'country', title: 'Nước sản xuất', also: ['nuocsx', 'country'], width: 14, example: 'Việt Nam' },
  {
    name: 'packing',
    title: 'Quy cách đóng gói',
    also: ['qcdonggoi', 'quycach', 'packing'],
    width: 24,
    example: 'Hộp 10 vỉ x 10 viên',
  },
  { name: 'dosageForm', title: 'Dạng bào chế', also: ['dosageform'], width: 14, example: 'Viên nén' },
  { name: 'route', title: 'Đường dùng', width: 12, example: 'Uống' },
  {
    name: 'vatRate',
    title: 'Thuế GTGT (%)',
    also: ['thuegtgt', 'thuevat', 'vat', 'thuesuat', 'thuesuatvat'],
    needs: 'vat',
    width: 10,
    example: 5,
  },
  { name: 'controlGroup', title: 'Nhóm kiểm soát', width: 20 },
  { name: 'storage', title: 'Điều kiện bảo quản', width: 20 },
  { name: 'shelfPosition', title: 'Vị trí', also: ['vitribaoquan', 'vitriketu'], width: 12, example: 'A1' },
  { name: 'minStock', title: 'Tồn nhỏ nhất', also: ['soluongcanhbao', 'tontoithieu'], width: 10 },
  { name: 'maxStock', title: 'Tồn lớn nhất', also: ['tontoida'], width: 10 },
  { name: 'weight', title: 'Trọng lượng', width: 10 },
  { name: 'earnsPoints', title: 'Tích điểm', needs: 'points', width: 9 },
  { name: 'isActive', title: 'Đang kinh doanh', width: 10, example: 1 },
  { name: 'isSoldDirectly', title: 'Được bán trực tiếp', width: 10 },
  { name: 'description', title: 'Mô tả', also: ['thongtin'], width: 30 },
  {
    name: 'symptoms',
    title: 'Triệu chứng',
    also: ['chidinh', 'congdung', 'trieuchung', 'benh'],
    width: 26,
    example: 'Đau đầu, sốt',
  },
  { name: 'noteTemplate', title: 'Mẫu ghi chú', width: 20 },
  {
    name: 'pictures',
    title: 'Hình ảnh',
    also: ['hinhanhurl1url2', 'anh', 'linkanh', 'urlhinhanh'],
    width: 30,
  },
  { name: 'components', title: 'Hàng thành phần', width: 20 },
  { name: 'isLotManaged', title: 'Quản lý lô-hạn sử dụng', also: ['quanlylo'], needs: 'lots', width: 10, example: 1 },
  cost,
  stock,
  ...lots,
]

const partner = (title: string, word: string): readonly ExcelField[] => [
  {
    name: 'name',
    title: `Tên ${word}`,
    also: [`ten${title}`, 'ten', 'hoten', 'hovaten'],
    width: 32,
    isNeeded: true,
  },
  {
    name: 'phone',
    title: 'Điện thoại',
    also: ['sodienthoai', 'sdt', 'dienthoai1', 'didong'],
    width: 14,
    example: '0912345678',
  },
  { name: 'email', title: 'Email', also: ['thudientu'], width: 24 },
  { name: 'address', title: 'Địa chỉ', width: 36 },
  { name: 'ward', title: 'Phường/Xã', also: ['xaphuong', 'phuong', 'xa'], width: 22, example: 'Phường An Hội Tây' },
  {
    name: 'province',
    title: 'Tỉnh/Thành phố',
    also: ['tinhthanh', 'tinhtp', 'tinh', 'thanhpho'],
    width: 24,
    example: 'Thành phố Hồ Chí Minh',
  },
  { name: 'taxCode', title: 'Mã số thuế', also: ['mst'], width: 16 },
  { name: 'note', title: 'Ghi chú', width: 30 },
]

/** The columns of each kind of file, in the order of our own ones. */
export const excelFields: Readonly<Record<ExcelKind, readonly ExcelField[]>> = {
  product,
  stock: [
    { ...code, isNeeded: true },
    { name: 'name', title: 'Tên hàng', also: ['tenthuoc', 'tensanpham'], width: 40, example: 'Paracetamol 500mg' },
    { ...unit, example: 'Viên' },
    baseCode,
    { ...cost, isNeeded: true },
    stock,
    ...lots,
  ],
  price: [
    { ...code, isNeeded: true },
    { name: 'name', title: 'Tên hàng', also: ['tenthuoc', 'tensanpham'], width: 40, example: 'Paracetamol 500mg' },
    { ...unit, example: 'Viên' },
    { ...price, also: ['giamoi', 'giabanmoi', 'giabanle', 'giachung', 'price'], isNeeded: true, example: 1200 },
  ],
  customer: [
    { name: 'code', title: 'Mã khách hàng', also: ['makhach', 'makh'], width: 14, example: 'KH001' },
    ...partner('khach', 'khách hàng').map(field => ({
      ...field,
      ...(field.name === 'name' && { example: 'Lê Thị Mai' }),
    })),
    { name: 'group', title: 'Nhóm khách hàng', also: ['nhomkhach', 'nhom'], width: 20 },
    { name: 'phone2', title: 'Điện thoại khác', also: ['dienthoai2', 'sodienthoai2', 'dienthoaiphu'], width: 14 },
    { name: 'identityNumber', title: 'Số CCCD', also: ['cccd', 'cmnd', 'socmnd', 'cmndcccd', 'sogiayto'], width: 16 },
    { name: 'companyName', title: 'Công ty', also: ['tencongty'], width: 24 },
    { name: 'facebook', title: 'Facebook', also: ['linkfacebook', 'trangfacebook'], width: 24 },
    { name: 'zalo', title: 'Zalo', also: ['sozalo'], width: 16 },
    {
      name: 'coordinates',
      title: 'Tọa độ',
      also: ['toado', 'vitri', 'latlng'],
      width: 24,
      example: '10.7769,106.7009',
    },
    { name: 'type', title: 'Loại khách', width: 12, example: 'Cá nhân' },
    { name: 'birthday', title: 'Ngày sinh', width: 12, example: '28/02/1990' },
    { name: 'gender', title: 'Giới tính', width: 10, example: 'Nữ' },
    {
      name: 'careName',
      title: 'Người chăm sóc',
      also: ['nhanvienchamsoc', 'nguoiphutrach', 'nhanvienphutrach'],
      width: 20,
    },
    { name: 'allergies', title: 'Dị ứng', width: 24 },
    { name: 'conditions', title: 'Bệnh nền', also: ['benhly', 'benhmantinh', 'tiensubenh'], width: 24 },
    { name: 'pregnancy', title: 'Thai kỳ', also: ['mangthai', 'thainghen', 'chobu'], width: 14, example: 'Mang thai' },
    { name: 'pregnancyUntil', title: 'Thai kỳ đến ngày', also: ['ngaydusinh', 'dusinh'], width: 14 },
    { name: 'hasHealthConsent', title: 'Đồng ý lưu sức khỏe', width: 12 },
    { name: 'debtLimit', title: 'Hạn mức nợ', width: 14 },
    { name: 'debtDays', title: 'Số ngày được nợ', also: ['songayno', 'hanno'], width: 14, example: 30 },
    { name: 'debt', title: 'Nợ cần thu hiện tại', also: ['nohientai', 'congno', 'nodauky', 'duno'], width: 16 },
    { name: 'debtOn', title: 'Nợ từ ngày', also: ['ngaynodauky', 'ngayno'], width: 12, example: '31/12/2025' },
    { name: 'points', title: 'Điểm hiện tại', also: ['diemtichluy', 'diem', 'diemdauky'], needs: 'points', width: 14 },
    { name: 'pointsOn', title: 'Điểm từ ngày', also: ['ngaydiemdauky'], needs: 'points', width: 12 },
    { name: 'status', title: 'Trạng thái', width: 16 },
  ],
  provider: [
    {
      name: 'code',
      title: 'Mã nhà cung cấp',
      also: ['mancc', 'manhacungcap'],
      width: 16,
      example: 'NCC001',
    },
    ...partner('ncc', 'nhà cung cấp').map(field => ({
      ...field,
      ...(field.name === 'name' && { example: 'Công ty Dược Minh Tâm' }),
    })),
    { name: 'contactName', title: 'Người liên hệ', width: 20 },
    { name: 'group', title: 'Nhóm nhà cung cấp', also: ['nhomncc', 'nhom'], width: 20 },
    { name: 'companyName', title: 'Công ty', also: ['tencongty'], width: 24 },
    { name: 'debt', title: 'Nợ cần trả hiện tại', also: ['nohientai', 'congno', 'nodauky', 'duno'], width: 16 },
    { name: 'debtOn', title: 'Nợ từ ngày', also: ['ngaynodauky', 'ngayno'], width: 12, example: '31/12/2025' },
    { name: 'status', title: 'Trạng thái', width: 16 },
  ],
  bill: [
    {
      name: 'code',
      title: 'Mã hóa đơn',
      also: ['sohoadon', 'mahd', 'sohd', 'machungtu', 'sochungtu'],
      width: 14,
      isNeeded: true,
      example: 'HD000123',
    },
    {
      name: 'soldAt',
      title: 'Thời gian',
      also: ['thoigianban', 'ngayban', 'ngayhoadon', 'ngaylap', 'ngay', 'thoigiantao', 'ngaytao'],
      width: 18,
      isNeeded: true,
      example: '31/12/2025 14:05',
    },
    { name: 'customerCode', title: 'Mã khách hàng', also: ['makhach', 'makh'], width: 14, example: 'KH001' },
    {
      name: 'customerName',
      title: 'Tên khách hàng',
      also: ['khachhang', 'tenkhach'],
      width: 26,
      example: 'Lê Thị Mai',
    },
    { name: 'phone', title: 'Điện thoại', also: ['sodienthoai', 'sdt'], width: 14, example: '0912345678' },
    { name: 'sellerName', title: 'Người bán', also: ['nhanvien', 'nhanvienban', 'thungan', 'nguoitao'], width: 20 },
    { name: 'status', title: 'Trạng thái', width: 14, example: 'Hoàn thành' },
    { name: 'note', title: 'Ghi chú', width: 26 },
    { name: 'billDiscount', title: 'Giảm giá hóa đơn', also: ['giamgiahd', 'chietkhauhoadon'], width: 14 },
    {
      name: 'payable',
      title: 'Khách cần trả',
      also: ['tongthanhtoan', 'tongcong', 'tongtien', 'phaithanhtoan'],
      width: 14,
      example: 24_000,
    },
    {
      name: 'productCode',
      title: 'Mã hàng',
      also: ['mahanghoa', 'masanpham', 'masp', 'mahh'],
      width: 14,
      example: 'HH001',
    },
    {
      name: 'name',
      title: 'Tên hàng',
      also: ['tenhanghoa', 'tenthuoc', 'tensanpham'],
      width: 36,
      isNeeded: true,
      example: 'Paracetamol 500mg',
    },
    { name: 'unit', title: 'ĐVT', also: ['donvitinh', 'donvi'], width: 10, example: 'Viên' },
    { name: 'quantity', title: 'Số lượng', also: ['sl', 'soluongban'], width: 10, isNeeded: true, example: 20 },
    { name: 'price', title: 'Đơn giá', also: ['giaban', 'gia'], width: 12, example: 1_200 },
    { name: 'lineDiscount', title: 'Giảm giá', also: ['giamgiadong', 'chietkhau'], width: 12 },
    { name: 'amount', title: 'Thành tiền', also: ['tienhang'], width: 14, example: 24_000 },
  ],
}

/** The fields of a kind that a store uses; a file that is read may have them all. */
export const usedFields = (kind: ExcelKind, uses: Readonly<Record<'vat' | 'lots' | 'points', boolean>>): ExcelField[] =>
  excelFields[kind].filter(({ needs }) => needs === undefined || uses[needs])

/** How many numbered columns of one sort a file may have. */
export const mostRepeats = 50

/** The title of a field as our own files write it: `unit.2` is "ĐVT 2", and the first lot is "Lô 1". */
export function fieldTitle(kind: ExcelKind, name: string): string {
  const [base, place] = name.split('.')
  const title = excelFields[kind].find(field => field.name === base)?.title ?? name
  if (place) return `${title} ${place}`
  return lots.some(lot => lot.name === base) ? `${title} 1` : title
}

/** Whether a mapping may name this field. */
export function isFieldOf(kind: ExcelKind, name: string): boolean {
  const [base, place, rest] = name.split('.')
  const field = excelFields[kind].find(one => one.name === base)
  if (!field || rest !== undefined) return false
  if (place === undefined) return true
  return field.repeats === true && /^[1-9]\d?$/.test(place) && Number(place) >= 2 && Number(place) <= mostRepeats
}
