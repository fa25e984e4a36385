import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { IconButton } from '../button/icon-button.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Switches between light and dark, and remembers it. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      label={dark ? kitPartText.themeToLight : kitPartText.themeToDark}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
