import { defineScreen } from '../routing/define-screen.ts'

const picker = () => import('../features/product/group-picker.tsx')

export const screens = [
  defineScreen({
    path: '/medicines',
    title: 'Danh mục thuốc quốc gia',
    menu: { within: '/products/list', order: 20, label: 'Danh mục thuốc' },
    load: async () => {
      const [{ MedicineList }, { GroupPicker }] = await Promise.all([
        import('../features/medicine/medicine-list.tsx'),
        picker(),
      ])
      return { default: () => <MedicineList GroupPicker={GroupPicker} /> }
    },
  }),
  defineScreen({
    path: '/medicines/ours',
    title: 'Hàng của cửa hàng trong danh mục',
    load: () => import('../features/medicine/our-medicines.tsx'),
  }),
  defineScreen({
    path: '/medicines/$id',
    title: 'Danh mục thuốc quốc gia',
    load: async () => {
      const [{ MedicineDetail }, { GroupPicker }] = await Promise.all([
        import('../features/medicine/medicine-detail.tsx'),
        picker(),
      ])
      return { default: () => <MedicineDetail GroupPicker={GroupPicker} /> }
    },
  }),
]
