import type { ReactNode } from 'react';
import { HeartIcon, ScissorsPauseIcon, SearchIcon, SpeechIcon, RulerIcon } from '../../ui/icons/icons.tsx';
import {
  BraidIcon,
  CameraIcon,
  EyeIcon,
  FlagIcon,
  ParcelIcon,
  PurseIcon,
  ScalesIcon,
  ShieldIcon,
  TagIcon,
} from '../../ui/icons/story-icons.tsx';
import type { Drawing } from '../texts/article.ts';

export const DRAWINGS: Record<Drawing, ReactNode> = {
  braid: <BraidIcon />,
  camera: <CameraIcon />,
  eye: <EyeIcon />,
  flag: <FlagIcon />,
  heart: <HeartIcon />,
  parcel: <ParcelIcon />,
  purse: <PurseIcon />,
  ruler: <RulerIcon />,
  scales: <ScalesIcon />,
  scissors: <ScissorsPauseIcon />,
  search: <SearchIcon />,
  shield: <ShieldIcon />,
  speech: <SpeechIcon />,
  tag: <TagIcon />,
};
