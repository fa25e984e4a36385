import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/price-setting',
  title: 'Thiết lập giá',
  menu: { group: 'goods', order: 20, icon: <CircleDollarSign />, label: 'Thiết lập giá' },
  load: async () => {
    const [{ PriceSetting }, { GroupFilter }, { ExcelMenu }] = await Promise.all([
      import('../features/price-book/price-setting.tsx'),
      import('../features/product/group-filter.tsx'),
      import('../features/excel/excel-menu.tsx'),
    ])
    const Excel: Parameters<typeof PriceSetting>[0]['Excel'] = ({ narrowed }) => (
      <ExcelMenu
        to="/products/price-setting/excel"
        kinds={['price']}
        narrowed={narrowed && { filter: { prices: narrowed.filter }, count: narrowed.count }}
      />
    )
    return { default: () => <PriceSetting GroupFilter={GroupFilter} Excel={Excel} /> }
  },
})
