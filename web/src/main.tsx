import './ui/theme.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'
import { FullScreenSpinner } from './ui/full-screen-spinner.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <FullScreenSpinner />
  </StrictMode>,
)
