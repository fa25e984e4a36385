/** A component by the beginning of its name; the best sold brand of the shop is taken. */
export interface ComboComponent {
  name: string
  /** Of its smallest unit, or of its largest. */
  unit: 'smallest' | 'largest'
  quantity: number
}

export interface DemoCombo {
  name: string
  /** Basis points of what its components cost; without it, it costs what they cost. */
  price?: number
  /** How often it is bought, compared with the others. */
  demand: number
  components: readonly ComboComponent[]
}

const one = (name: string, quantity = 1): ComboComponent => ({ name, unit: 'smallest', quantity })
const pack = (name: string, quantity = 1): ComboComponent => ({ name, unit: 'largest', quantity })

/** Sets that the pharmacy puts together for its counter: goods without prescription, as a rule a little cheaper than apart. */
export const demoCombos: readonly DemoCombo[] = [
  {
    name: 'Bộ sơ cứu vết thương gia đình',
    price: 9_300,
    demand: 5,
    components: [
      one('Cồn y tế'),
      one('Oxy già 3%'),
      one('Gạc tiệt trùng', 2),
      one('Băng cá nhân', 10),
      one('Băng keo lụa'),
    ],
  },
  {
    name: 'Bộ phòng cúm',
    price: 9_200,
    demand: 6,
    components: [pack('Khẩu trang y tế 4 lớp'), one('Gel rửa tay khô'), one('Xịt mũi nước biển')],
  },
  {
    name: 'Bộ hạ sốt cho bé',
    price: 9_500,
    demand: 3,
    components: [pack('Miếng dán hạ sốt'), one('Nhiệt kế điện tử')],
  },
  {
    name: 'Bộ vệ sinh mũi hằng ngày',
    demand: 5,
    components: [one('Nước muối sinh lý 0,9%', 3), one('Tăm bông')],
  },
  {
    name: 'Bộ thử đường huyết một tháng',
    price: 9_400,
    demand: 2,
    components: [pack('Que thử đường huyết'), pack('Kim lấy máu')],
  },
]
