import { areas } from '../right/area.ts'

export const contraindicationRights = areas({
  contraindicated_pair: {
    name: 'Cặp thuốc chống chỉ định',
    deed: 'Bán cặp thuốc chống chỉ định',
    group: 'limit',
    create: 'Bán cùng lúc hai thuốc chống chỉ định với nhau, có ghi lý do.',
    update: 'Nhập hoặc bỏ danh mục cặp thuốc chống chỉ định của cửa hàng.',
    notable: ['create'],
    without: { create: 'Không bán được hai thuốc chống chỉ định với nhau.' },
  },
})
