import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { controlGroupText } from '@quay/domain/product/control-group'
import { formatDate } from '@quay/domain/text/format-date'
import Copy from 'lucide-react/icons/copy'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { RecordPage } from '../../form/record-page.tsx'
import { medicineText } from '../../text/product/medicine.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { CopySheet } from './copy-sheet.tsx'
import { StateBadge } from './medicine-columns.tsx'
import { RegistrationFacts } from './registration-facts.tsx'

const { detail: words } = medicineText

/** One medicine of the national list: what it says, what its number tells, what the store has of it and could have instead. */
export default function MedicineDetail() {
  const { rights } = useSession()
  return (
    <RecordPage
      route={medicineRoutes.get}
      list={{ label: medicineText.title, to: '/medicines' }}
      nameOf={medicine => medicine.name}
      act={{
        may: medicine => isAllowed(rights, medicineRoutes.copy.permission) && medicine.products.length === 0,
        label: medicineText.copy,
        hotkey: 'C',
        icon: <Copy />,
        isMain: true,
        window: (medicine, close) => <CopySheet medicines={[medicine]} onClose={close} />,
      }}
      meta={medicine => (
        <>
          <span className="text-12 text-ink-3">{medicine.registrationNumber}</span>
          {medicine.isPrescription && <Tag tone="info">Rx</Tag>}
          <StateBadge state={medicine.state} />
        </>
      )}
      side={medicine => <OurProducts medicine={medicine} />}
    >
      {medicine => (
        <>
          <Facts medicine={medicine} />
          {medicine.activeIngredient && <SameIngredient medicine={medicine} ingredient={medicine.activeIngredient} />}
        </>
      )}
    </RecordPage>
  )
}

function Facts({ medicine }: { medicine: Medicine }) {
  const { isPrescription, controlGroup, endsOn, withdrawnOn } = medicine
  return (
    <>
      {withdrawnOn && (
        <Note tone="danger">{medicineText.withdrawn(formatDate(withdrawnOn), medicine.withdrawnReason)}</Note>
      )}
      {medicine.state === 'expired' && endsOn && <Note tone="warning">{medicineText.expired(formatDate(endsOn))}</Note>}
      <Card title={words.facts}>
        <div className="grid gap-4">
          <FactList
            facts={[
              { label: medicineText.columns.number, value: medicine.registrationNumber },
              { label: words.formerNumber, value: medicine.formerNumber },
              { label: words.nationalCode, value: medicine.nationalCode },
              { label: words.activeIngredient, value: medicine.activeIngredient },
              { label: words.strength, value: medicine.strength },
              { label: words.dosageForm, value: medicine.dosageForm },
              { label: words.route, value: medicine.route },
              { label: words.packing, value: medicine.packing },
              { label: words.manufacturer, value: medicine.manufacturer },
              { label: words.country, value: medicine.country },
              { label: words.registrant, value: medicine.registrant },
              {
                label: words.isPrescription,
                value: isPrescription === null ? null : isPrescription ? words.prescription : words.overTheCounter,
              },
              { label: words.controlGroup, value: controlGroup && controlGroupText[controlGroup] },
              { label: words.endsOn, value: endsOn && formatDate(endsOn) },
              { label: words.changedAt, value: <DateTimeText instant={medicine.changedAt} /> },
            ]}
          />
          <RegistrationFacts number={medicine.registrationNumber} />
        </div>
      </Card>
    </>
  )
}

function OurProducts({ medicine }: { medicine: Medicine }) {
  return (
    <Card title={words.ours}>
      {medicine.products.length === 0 && <p className="text-ink-3">{words.noneOfOurs}</p>}
      <ul className="grid gap-2">
        {medicine.products.map(product => (
          <li key={product.id}>
            <TextLink to={`/products/list/${product.id}`}>{product.name}</TextLink>
            <div className="text-12 text-ink-3">{product.code}</div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What else there is with the same ingredient, ours first to see: for when this one was withdrawn. */
function SameIngredient({ medicine, ingredient }: { medicine: Medicine; ingredient: string }) {
  // The first of several, without its amount: "paracetamol 500mg; cafein" asks for paracetamol.
  const first = ingredient
    .split(/[;,+(]/)[0]!
    .replace(/\s+\d.*$/, '')
    .trim()
    .slice(0, 60)
  const found = useRoute(
    medicineRoutes.list,
    { query: { keyword: first, state: 'listed', limit: 9 } },
    { enabled: first.length >= 3, keepPrevious: false },
  )
  const others = found.data?.items.filter(one => one.id !== medicine.id).slice(0, 8) ?? []
  if (others.length === 0) return null
  return (
    <Card title={words.sameIngredient}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {others.map(one => (
          <li key={one.id} className="min-w-0">
            <TextLink to={`/medicines/${one.id}`}>{one.name}</TextLink>{' '}
            {one.products.length > 0 && <Tag tone="accent">{medicineText.has}</Tag>}
            <div className="truncate text-12 text-ink-3">
              {[one.activeIngredient, one.strength, one.manufacturer].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
