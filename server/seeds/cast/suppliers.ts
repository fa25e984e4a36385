import type { CatalogueItem } from '../catalogue/catalogue-item.ts'

export interface Supplier {
  name: string
  phone: string
  taxCode: string
  address: string
  contactName: string
  /** What it deals in. */
  source: CatalogueItem['source']
  /** What its invoices' series begin with. */
  series: string
}

const supplier = (
  source: Supplier['source'],
  name: string,
  [phone, taxCode, series]: readonly [string, string, string],
  contactName: string,
  address: string,
): Supplier => ({ name, phone, taxCode, address, contactName, source, series })

/** Wholesalers; names, tax codes and people are invented. */
export const suppliers: readonly Supplier[] = [
  supplier(
    'domestic',
    'Công ty TNHH Dược phẩm Gia Phúc Hưng',
    ['02838645120', '0316480271', 'C26TGP'],
    'Lê Minh Quân',
    '212 Tô Hiến Thành, phường Hòa Hưng, TP. Hồ Chí Minh',
  ),
  supplier(
    'domestic',
    'Công ty CP Phân phối Dược Đông Nam Á Châu',
    ['02839257714', '0315927461', 'C26TDN'],
    'Võ Thị Kim Loan',
    '35 Lý Thường Kiệt, phường Diên Hồng, TP. Hồ Chí Minh',
  ),
  supplier(
    'domestic',
    'Công ty TNHH Thương mại Dược Tâm An Phát',
    ['02837152096', '0314750839', 'C26TAP'],
    'Trần Quốc Bảo',
    '88 Phạm Văn Hai, phường Tân Sơn Nhất, TP. Hồ Chí Minh',
  ),
  supplier(
    'domestic',
    'Công ty CP Dược Sài Thành Xanh',
    ['02836208845', '0317063922', 'C26TSX'],
    'Huỳnh Ngọc Diệp',
    '9 Tân Hải, phường Bảy Hiền, TP. Hồ Chí Minh',
  ),
  supplier(
    'domestic',
    'Công ty TNHH Dược Miền Tây Hội Tụ',
    ['02923765118', '1801647520', 'C26TMT'],
    'Nguyễn Văn Thạnh',
    '140 Nguyễn Văn Cừ, phường An Bình, TP. Cần Thơ',
  ),
  supplier(
    'imported',
    'Công ty CP Dược phẩm Nhập khẩu Bắc Hải',
    ['02437689150', '0109463824', 'C26TBH'],
    'Phạm Thu Trang',
    '27 Láng Hạ, phường Ô Chợ Dừa, TP. Hà Nội',
  ),
  supplier(
    'imported',
    'Công ty TNHH Dược Quốc tế Tín Việt',
    ['02838279366', '0316702541', 'C26TTV'],
    'Đặng Hoàng Nam',
    '61 Cao Thắng, phường Bàn Cờ, TP. Hồ Chí Minh',
  ),
  supplier(
    'imported',
    'Công ty TNHH Phân phối Y dược Liên Á',
    ['02835114082', '0313985764', 'C26TLA'],
    'Bùi Thanh Tùng',
    '17 Hoa Lan, phường Cầu Kiệu, TP. Hồ Chí Minh',
  ),
  supplier(
    'supplement',
    'Công ty CP Thực phẩm Sức khỏe Thiên Mộc',
    ['02462914735', '0108526944', 'C26TTM'],
    'Ngô Phương Linh',
    '102 Trung Kính, phường Yên Hòa, TP. Hà Nội',
  ),
  supplier(
    'supplement',
    'Công ty TNHH Dinh dưỡng Ánh Ban Mai',
    ['02838113274', '0315218602', 'C26TBM'],
    'Phan Thị Mỹ Hạnh',
    '250 Cộng Hòa, phường Bảy Hiền, TP. Hồ Chí Minh',
  ),
  supplier(
    'device',
    'Công ty TNHH Vật tư Y tế An Lành',
    ['02839756431', '0314396024', 'C26TAL'],
    'Trương Đình Khôi',
    '480 Nguyễn Chí Thanh, phường Diên Hồng, TP. Hồ Chí Minh',
  ),
  supplier(
    'device',
    'Công ty CP Thiết bị Y khoa Phú Mỹ Hòa',
    ['02838660952', '0316937416', 'C26TPM'],
    'Lý Gia Hân',
    '331 Vĩnh Viễn, phường Vườn Lài, TP. Hồ Chí Minh',
  ),
  supplier(
    'care',
    'Công ty TNHH Hàng tiêu dùng Nhà Vui',
    ['02837264518', '0315604894', 'C26TNV'],
    'Đỗ Hải Yến',
    '15 Quang Trung, phường Gò Vấp, TP. Hồ Chí Minh',
  ),
]
