import { mount } from 'svelte';
import App from './App.svelte';
import { watchHouse } from './lib/house.svelte';
import { watchIdle } from './lib/idle';
import { watchRouter } from './lib/router.svelte';
import { watchSettings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/parts.css';

watchSettings();
watchHouse();
watchRouter();
watchIdle();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
