/** What the player has chosen for this browser. */
import type { Lang } from './types';

export type Theme = 'light' | 'dark' | 'system';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  patterns: boolean;
  confirm: boolean;
  notify: boolean;
  sounds: boolean;
  talk: boolean;
  name: string;
}

const KEY = 'regnum.settings';

function browserLang(): Lang {
  const first = (navigator.languages ?? []).find((tag) => /^(pl|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const defaults: Settings = {
  lang: browserLang(),
  theme: 'system',
  speed: 'normal',
  patterns: false,
  confirm: false,
  notify: false,
  sounds: true,
  talk: true,
  name: '',
};

export const settings: Settings = $state({ ...defaults, ...stored() });

/** Keeps the settings and shows them: language, theme and patterns are attributes of the root element. */
export function watchSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const root = document.documentElement;
    const isDark = settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['patterns'] = settings.patterns ? 'on' : 'off';
    root.lang = settings.lang;
  };
  dark.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      show();
      localStorage.setItem(KEY, JSON.stringify(settings));
    });
  });
}

/** Whether things may move: the player's speed, unless the system asks for stillness. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.speed];
}
