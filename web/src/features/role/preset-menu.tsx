import { type RolePreset, rolePresets } from '@quay/domain/access/role-presets'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { roleWords } from '../../text/setting/role.ts'
import { Button } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/popup/menu.tsx'

/** Roles as shops commonly divide the work, to begin from. */
export function PresetMenu({ onPick, onClear }: { onPick: (preset: RolePreset) => void; onClear: () => void }) {
  return (
    <Menu
      label={roleWords.presetsLabel}
      trigger={
        <Button size="sm">
          {roleWords.presets}
          <ChevronDown />
        </Button>
      }
      entries={[
        ...rolePresets.map(preset => ({ id: preset.id, label: preset.name, onSelect: () => onPick(preset) })),
        { id: 'line', separator: true as const },
        { id: 'clear', label: roleWords.clearAll, onSelect: onClear },
      ]}
    />
  )
}
