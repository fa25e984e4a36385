import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { disposalText } from '../../text/stock/disposal.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import type { Witness } from './editor-state.ts'

const mostWitnesses = 10

type ListProps = { witnesses: readonly Witness[]; onChange: (witnesses: readonly Witness[]) => void }

/** Who stood by when the goods were destroyed, with what they are. */
export function WitnessList({ witnesses, onChange }: ListProps) {
  const change = (place: number, patch: Partial<Witness>) =>
    onChange(witnesses.map((one, at) => (at === place ? { ...one, ...patch } : one)))
  return (
    <div className="grid gap-2">
      {witnesses.map((witness, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people without a name yet have no identity but their place
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-1">
          <TextInput
            aria-label={`${disposalText.witnessName} ${place + 1}`}
            placeholder={disposalText.witnessName}
            maxLength={100}
            value={witness.name}
            onChange={event => change(place, { name: event.target.value })}
          />
          <TextInput
            aria-label={`${disposalText.witnessTitle} ${place + 1}`}
            placeholder={disposalText.witnessTitle}
            maxLength={100}
            value={witness.title}
            onChange={event => change(place, { title: event.target.value })}
          />
          <IconButton
            icon={<X />}
            size="sm"
            label={disposalText.removeWitness(witness.name)}
            onClick={() => onChange(witnesses.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {witnesses.length < mostWitnesses && (
        <Button icon={<Plus />} onClick={() => onChange([...witnesses, { name: '', title: '' }])}>
          {disposalText.addWitness}
        </Button>
      )}
    </div>
  )
}
