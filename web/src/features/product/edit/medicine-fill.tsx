import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import Link2 from 'lucide-react/icons/link-2'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useRoute } from '../../../api/use-route.ts'
import { medicineText } from '../../../text/product/medicine.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { fillForm } from './fill-form.ts'
import type { ProductForm } from './product-form.ts'

const { fill: words } = medicineText
const mostShown = 4
const fewestLetters = 3
const minute = 60_000

/**
 * Under the name: what the national list has of it while a name or registration number is typed; one press fills the
 * form. Once linked it says with what, and can be undone.
 */
export function MedicineFill({ isNew }: { isNew: boolean }) {
  const form = useFormContext<ProductForm>()
  const { dirtyFields } = useFormState({ control: form.control })
  const thisYear = Number(useBusinessDay().slice(0, 4))
  const [name, number, medicineId] = useWatch({
    control: form.control,
    name: ['name', 'registrationNumber', 'medicineId'],
  })
  const [taken, setTaken] = useState<Medicine | null>(null)
  // A number tells more than a name; one that is not whole yet says nothing.
  const { current } = readRegistrationNumber(dirtyFields.registrationNumber ? number : '', thisYear)
  const keyword = useDeferredValue(current?.number ?? (dirtyFields.name ? name.trim().slice(0, 100) : ''))
  const found = useRoute(
    medicineRoutes.list,
    { query: { keyword, limit: mostShown } },
    { enabled: medicineId === null && keyword.length >= fewestLetters, staleTime: minute },
  )
  const linked = useRoute(
    medicineRoutes.get,
    { params: { id: medicineId ?? '' } },
    { enabled: medicineId !== null && taken?.id !== medicineId, staleTime: minute, keepPrevious: false },
  )
  const medicine = taken?.id === medicineId ? taken : linked.data
  if (medicineId !== null)
    return (
      <p className="flex min-w-0 items-center gap-1.5 text-12">
        <Tag tone="accent" icon={<Link2 />}>
          {words.linked}
        </Tag>
        <span className="truncate text-ink-2">{medicine && `${medicine.registrationNumber} · ${medicine.name}`}</span>
        {medicine && medicine.state !== 'listed' && <Tag tone="danger">{medicineText.states[medicine.state]}</Tag>}
        <IconButton
          label={words.unlink}
          icon={<X />}
          size="sm"
          onClick={() => form.setValue('medicineId', null, { shouldDirty: true })}
        />
      </p>
    )
  const rows = keyword.length >= fewestLetters ? (found.data?.items ?? []) : []
  if (rows.length === 0) return null
  return (
    <section aria-label={words.label} className="min-w-0 rounded-2 border border-line bg-sunken p-1">
      <p className="px-1.5 py-0.5 text-11 text-ink-3">{words.label}</p>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <button
              type="button"
              aria-label={words.take(`${row.name}, ${row.registrationNumber}`)}
              onClick={() => {
                fillForm(form, row, isNew)
                setTaken(row)
              }}
              className="flex w-full min-w-0 items-baseline gap-2 rounded-1 px-1.5 py-1 text-left hover:bg-surface pointer-coarse:py-2.5"
            >
              <span className="min-w-0 truncate font-medium">{row.name}</span>
              <span className="min-w-0 flex-1 truncate text-12 text-ink-3">
                {[row.registrationNumber, row.activeIngredient, row.manufacturer].filter(Boolean).join(' · ')}
              </span>
              {row.state !== 'listed' && <Tag tone="danger">{medicineText.states[row.state]}</Tag>}
              {row.products[0] && <Tag>{`${medicineText.has} ${row.products[0].code}`}</Tag>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
